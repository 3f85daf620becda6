/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graph-types.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DeskLedgerQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskLedgerQuery = { portfolio: { ledgerPeriods: Array<{ through: string, closedAt: string, closedBy: string, requestedAt: string | null, requestedBy: string | null, reopenedAt: string | null, reopenedBy: string | null }> | null, trialBalance: Array<{ account: Types.LedgerAccount, amount: string }> | null } };

export type DeskClosePeriodMutationVariables = Exact<{
  input: Types.ClosePeriodInput;
}>;


export type DeskClosePeriodMutation = { closePeriod:
    | { __typename: 'CommandRefused', code: Types.RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: Types.RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'PeriodUpdated', period: { through: string, requestedAt: string | null, reopenedAt: string | null } | null }
   | null };

export type DeskReopenPeriodMutationVariables = Exact<{
  input: Types.ReopenPeriodInput;
}>;


export type DeskReopenPeriodMutation = { reopenPeriod:
    | { __typename: 'CommandRefused', code: Types.RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: Types.RefusalCode, message: string, faults: Array<{ field: string, reason: string }> }
    | { __typename: 'PeriodUpdated', period: { through: string, requestedAt: string | null, reopenedAt: string | null } | null }
   | null };

export type DeskPeriodAnswerFragment = { period: { through: string, requestedAt: string | null, reopenedAt: string | null } | null };

type DeskRefusal_AmountTooHigh_Fragment = { atMost: string, code: Types.RefusalCode, message: string };

type DeskRefusal_ApprovalNeeded_Fragment = { limit: string | null, code: Types.RefusalCode, message: string };

type DeskRefusal_CommandRefused_Fragment = { code: Types.RefusalCode, message: string };

type DeskRefusal_DateNotAllowed_Fragment = { earliest: string, latest: string, code: Types.RefusalCode, message: string };

type DeskRefusal_DealNotOffered_Fragment = { code: Types.RefusalCode, message: string };

type DeskRefusal_InvalidInput_Fragment = { code: Types.RefusalCode, message: string, faults: Array<{ field: string, reason: string }> };

type DeskRefusal_LoanOnHold_Fragment = { code: Types.RefusalCode, message: string };

type DeskRefusal_NotAllowedInState_Fragment = { command: Types.Command, currentState: string, code: Types.RefusalCode, message: string };

type DeskRefusal_NotYetAllowed_Fragment = { allowedFrom: string, code: Types.RefusalCode, message: string };

type DeskRefusal_StipulationsOpen_Fragment = { code: Types.RefusalCode, message: string };

export type DeskRefusalFragment =
  | DeskRefusal_AmountTooHigh_Fragment
  | DeskRefusal_ApprovalNeeded_Fragment
  | DeskRefusal_CommandRefused_Fragment
  | DeskRefusal_DateNotAllowed_Fragment
  | DeskRefusal_DealNotOffered_Fragment
  | DeskRefusal_InvalidInput_Fragment
  | DeskRefusal_LoanOnHold_Fragment
  | DeskRefusal_NotAllowedInState_Fragment
  | DeskRefusal_NotYetAllowed_Fragment
  | DeskRefusal_StipulationsOpen_Fragment
;

export const DeskPeriodAnswerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPeriodAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PeriodUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"through"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reopenedAt"}}]}}]}}]} as unknown as DocumentNode<DeskPeriodAnswerFragment, unknown>;
export const DeskRefusalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskRefusalFragment, unknown>;
export const DeskLedgerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskLedger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portfolio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ledgerPeriods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"most"},"value":{"kind":"IntValue","value":"24"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"through"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"reopenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reopenedBy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trialBalance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"EnumValue","value":"POSTING"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]} as unknown as DocumentNode<DeskLedgerQuery, DeskLedgerQueryVariables>;
export const DeskClosePeriodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskClosePeriod"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClosePeriodInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closePeriod"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPeriodAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPeriodAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PeriodUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"through"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reopenedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskClosePeriodMutation, DeskClosePeriodMutationVariables>;
export const DeskReopenPeriodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskReopenPeriod"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReopenPeriodInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenPeriod"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPeriodAnswer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRefusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPeriodAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PeriodUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"through"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reopenedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountTooHigh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atMost"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNeeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateNotAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotYetAllowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedFrom"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotAllowedInState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}},{"kind":"Field","name":{"kind":"Name","value":"currentState"}}]}}]}}]} as unknown as DocumentNode<DeskReopenPeriodMutation, DeskReopenPeriodMutationVariables>;