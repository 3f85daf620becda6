// The graph's schema. Code is linted by oxlint: see .oxlintrc.json.
import graphql from '@graphql-eslint/eslint-plugin';

export default [
  {
    files: ['schema/subgraph.graphql'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: 'schema/subgraph.graphql' } },
    },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      '@graphql-eslint/description-style': 'error',
      '@graphql-eslint/naming-convention': [
        'error',
        {
          types: { style: 'PascalCase', ignorePattern: '^(federation__|link__|_)' },
          FieldDefinition: { style: 'camelCase', ignorePattern: '^_' },
          InputValueDefinition: 'camelCase',
          // A `Command` is named as its mutation, so that a client needs no table between the two.
          EnumValueDefinition: { style: 'UPPER_CASE', ignorePattern: '^[a-z]+([A-Z][a-z]+)*$' },
        },
      ],
      '@graphql-eslint/no-duplicate-fields': 'error',
      '@graphql-eslint/no-hashtag-description': 'error',
      '@graphql-eslint/require-deprecation-reason': 'error',
      '@graphql-eslint/unique-enum-value-names': 'error',
    },
  },
];
