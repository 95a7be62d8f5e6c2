import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The success criteria of WCAG 2.2, levels A and AA, in axe's names. */
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The accessibility faults that axe finds on the page as it stands: one line each, the rule and the
 * elements; where a dialog is in front, in it, since all else is out of reach. An empty list is a pass. Rules may be left out by name.
 */
export async function accessibilityFaults(
  page: Page,
  without: readonly string[] = [],
): Promise<string[]> {
  // What is still fading in has not the colours yet that it will have.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([tags, ruled]) => {
      const { axe: onPage } = globalThis as unknown as { axe: typeof axe };
      return (
        await onPage.run(document.querySelector<HTMLElement>('dialog[open]') ?? document, {
          runOnly: [...tags],
          rules: Object.fromEntries(ruled.map((rule) => [rule, { enabled: false }])),
          resultTypes: ['violations'],
        })
      ).violations;
    },
    [STANDARD, without] as const,
  );
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target).join(', ')})`,
  );
}
