// Rules for what requests make: it stays until the next full collection when something of long life refers to it. V8 makes a
// function that is written straight into a property long-lived at once, and a hidden class for each getter of an object.
const isFunction = ({ type }) => type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

const rule = (visit) => ({ create: (context) => visit((node, message) => context.report({ node, message })) });

export default {
  meta: { name: 'short-lived' },
  rules: {
    'no-function-into-property': rule((report) => ({
      AssignmentExpression(node) {
        if (node.left.type === 'MemberExpression' && isFunction(node.right))
          report(node, 'Name the function first, or make it a method: V8 keeps it long otherwise.');
      },
    })),
    'no-function-of-instance': rule((report) => ({
      PropertyDefinition(node) {
        if (!node.static && node.value && isFunction(node.value))
          report(node, 'Make it a method: V8 keeps the function of each object long otherwise.');
      },
    })),
    'no-accessor-in-object': rule((report) => ({
      ObjectExpression(node) {
        for (const property of node.properties)
          if (property.kind === 'get' || property.kind === 'set')
            report(property, 'Use a class: each object would have a hidden class of its own otherwise.');
      },
    })),
  },
};
