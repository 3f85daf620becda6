import { h } from 'vue';
import DefaultTheme from 'vitepress/theme-without-fonts';
import GatewayLinks from './gateway-links.vue';
import SeenAs from './seen-as.vue';
import './style.css';

export default {
  extends: DefaultTheme,
  Layout: () =>
    h(DefaultTheme.Layout, null, {
      'nav-bar-content-after': () => h(GatewayLinks),
      'doc-before': () => h(SeenAs),
      'nav-screen-content-after': () => h(GatewayLinks),
    }),
};
