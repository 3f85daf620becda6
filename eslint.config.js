import js from '@eslint/js';
import graphql from '@graphql-eslint/eslint-plugin';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'dist',
      'src/generated',
      'clients/typescript/dist',
      'clients/typescript/src/generated',
      'desk/src/generated',
      'coverage',
      'bench/peers/node_modules',
      'bench/peers/generated',
      '.data',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['clients/**/*.ts', 'desk/**/*.ts'],
    rules: { '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }] },
  },
  {
    files: ['src/domain/**/*.ts'],
    rules: {
      // The domain takes dates as arguments and never turns money into a float.
      'no-restricted-globals': ['error', 'Date', 'process', 'Buffer', 'setTimeout', 'fetch'],
      'no-restricted-properties': ['error', { property: 'toNumber', message: 'Money and rates stay decimal.' }],
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: {
      // What a request leaves behind stays until the next full collection when something of long life refers to it: V8 makes
      // a function that is written straight into a property long-lived at once, and a hidden class for each getter of an object.
      'no-restricted-syntax': [
        'error',
        {
          selector: 'AssignmentExpression[left.type="MemberExpression"][right.type=/FunctionExpression$/]',
          message: 'Name the function first, or make it a method: V8 keeps it long otherwise.',
        },
        {
          selector: 'PropertyDefinition[static=false] > :matches(ArrowFunctionExpression, FunctionExpression).value',
          message: 'Make it a method: V8 keeps the function of each object long otherwise.',
        },
        {
          selector: 'ObjectExpression > Property[kind=/^[gs]et$/]',
          message: 'Use a class: each object would have a hidden class of its own otherwise.',
        },
      ],
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
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
  {
    files: ['**/*.js'],
    languageOptions: {
      globals: { process: 'readonly', console: 'readonly', URL: 'readonly', fetch: 'readonly', Buffer: 'readonly' },
    },
  },
);
