import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { keepForOffline } from './offline/keep-for-offline.js';
import { applyTheme } from './shell/theme.js';

const root = document.getElementById('desk');
if (!root) throw new Error('The page has no place for the desk');
applyTheme();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
keepForOffline('/desk');
