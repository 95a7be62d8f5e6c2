import type { TestProject } from 'vitest/node';
import { browserProgram, serveBuild } from '../../../scripts/web-build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the production build is served, with a slash at its end. */
    baseUrl: string;
    /** The program of the Chromium or Chrome that runs the tests. */
    browserPath: string;
  }
}

/**
 * Serves the production build for the whole run and hands its address and the browser's program to
 * the tests. A missing build or browser fails the run with a sentence that says what to do.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('browserPath', browserProgram());
  const { close, url } = await serveBuild();
  project.provide('baseUrl', url);
  return close;
}
