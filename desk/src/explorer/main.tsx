import 'graphiql/setup-workers/vite';
import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import '@graphiql/plugin-history/style.css';
import 'graphiql/graphiql.css';
import './explorer.css';
import { createRoot } from 'react-dom/client';
import { keepForOffline } from '../offline/keep-for-offline.js';
import { Explorer } from './explorer.js';

const root = document.getElementById('explorer');
if (!root) throw new Error('The page has no place for the explorer');
createRoot(root).render(<Explorer />);
keepForOffline('/explorer');
