import fc from 'fast-check';
import { expect } from 'vitest';
import type { CommandAnswer } from '../commands.js';
import type { LoanModel } from './loan-model.js';
import type { LoanUnderTest } from './loan-under-test.js';

export type Step = (model: LoanModel, real: LoanUnderTest) => Promise<void>;
type Relevant = (model: LoanModel) => boolean;

/** Sent where it makes sense, and now and then where it does not: then it is refused. */
class ModelCommand implements fc.AsyncCommand<LoanModel, LoanUnderTest> {
  constructor(
    private readonly name: string,
    private readonly step: Step,
    private readonly relevant: Relevant,
  ) {}
  check = (model: Readonly<LoanModel>) => this.relevant(model);
  async run(model: LoanModel, real: LoanUnderTest) {
    await this.step(model, real);
    await real.compare(model);
  }
  toString = () => this.name;
}

/** Undefined is success. */
export function expectCode(answer: CommandAnswer, code: string | undefined): boolean {
  expect({ code: answer.code, answer }).toMatchObject({ code });
  return code === undefined;
}

export const refusedInState = (model: LoanModel, name: string): string | undefined =>
  model.loanCommands.includes(name) ? undefined : 'NOT_ALLOWED_IN_STATE';

export const command = <Choice>(
  name: string,
  choices: fc.Arbitrary<Choice>,
  relevant: (model: LoanModel, choice: Choice) => boolean,
  step: (choice: Choice, anyway: boolean) => Step,
) =>
  fc
    .tuple(choices, fc.nat(15))
    .map(([choice, odd]) => [choice, odd === 0] as const)
    .map(
      ([choice, anyway]) =>
        new ModelCommand(
          `${name}(${fc.stringify(choice)}${anyway ? ', anyway' : ''})`,
          step(choice, anyway),
          (model) => anyway || relevant(model, choice),
        ),
    );

export const none = fc.constant('');
export const place = fc.nat(9);
export const allows = (name: string) => (model: LoanModel) => model.loanCommands.includes(name);
export const hasRepayment = (state: string) => (model: LoanModel) =>
  model.repayments.some((known) => known.state === state);
