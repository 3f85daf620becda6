import { APPROVED, OTHER_APPLICATIONS } from './stories/applications.js';
import { DEFICIENCY, OTHER_LOSSES } from './stories/lost-loans.js';
import { DISPUTED, REINSTATED } from './stories/disputed-loans.js';
import { ON_TIME, PAID_OFF, RETURNED, TOTAL_LOSS } from './stories/paying-loans.js';
import { BANKRUPTCY, DISASTER, REAGED, SERVICE_MEMBER } from './stories/troubled-loans.js';
import { WEBHOOK } from './stories/webhooks.js';
import type { Story } from './story.js';

/** The loans that pages name: each tells one story. */
export const NAMED_LOANS: readonly Story[] = [
  ON_TIME,
  RETURNED,
  TOTAL_LOSS,
  PAID_OFF,
  BANKRUPTCY,
  SERVICE_MEMBER,
  DISASTER,
  REAGED,
  DISPUTED,
  REINSTATED,
  DEFICIENCY,
  APPROVED,
];

/** All loans with a history of their own. A story that is added here is played. */
export const STORIES: readonly Story[] = [...NAMED_LOANS, ...OTHER_APPLICATIONS, ...OTHER_LOSSES, WEBHOOK];
