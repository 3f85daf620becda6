import type { VisibilityClass } from '../../domain/access/visibility.js';

/** What one request is about to show of sealed values: whose, and of which classes. */
export class Disclosures {
  private readonly subjectSet = new Set<string>();
  private readonly classSet = new Set<VisibilityClass>();

  note(subject: string, ...classes: VisibilityClass[]): void {
    this.subjectSet.add(subject);
    for (const one of classes) this.classSet.add(one);
  }

  get isEmpty(): boolean {
    return this.subjectSet.size === 0;
  }

  get subjects(): string[] {
    return [...this.subjectSet];
  }

  get classes(): VisibilityClass[] {
    return [...this.classSet].sort();
  }
}
