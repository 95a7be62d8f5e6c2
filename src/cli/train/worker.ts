/** A thread that learns from games as it is asked to. */
import { parentPort, workerData } from 'node:worker_threads';
import { Brain } from '../../ai/kernel/brain.ts';
import { layOut } from '../../ai/kernel/layout.ts';
import { KERNEL_CODE } from '../../ai/kernel/learning-code.ts';
import { type Lesson, type LessonResult, teach } from '../../ai/learning/learner.ts';
import { parseRuleSet, unwrap } from '../../engine/index.ts';
import { packRules } from '../../packed/index.ts';
import type { Task } from './spawn.ts';

/** What a thread answers to a lesson. */
export interface Learned extends LessonResult {
  readonly random: readonly [number, number];
}

if (!parentPort) throw new Error('A worker needs a parent.');
const port = parentPort;
const { rules, shape, memory, thread, random } = workerData as Task;
const packed = unwrap(packRules(unwrap(parseRuleSet(rules, 'rules'))));
const options = { ...shape, packed };
const brain = new Brain({ options, layout: layOut(options), memory }, KERNEL_CODE, thread);
brain.random = random;

port.on('message', (lesson: Lesson) => {
  const learned: Learned = { ...teach(brain, packed, lesson), random: brain.random };
  port.postMessage(learned);
});
