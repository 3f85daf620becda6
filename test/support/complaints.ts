import { onTestFinished, vi } from 'vitest';

/** Everything that libraries say on the console while a test runs. */
export function complaints(): readonly string[] {
  const said: string[] = [];
  for (const method of ['warn', 'error'] as const) {
    const spy = vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      said.push(words.map(String).join(' '));
    });
    onTestFinished(() => {
      spy.mockRestore();
    });
  }
  return said;
}
