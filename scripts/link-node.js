// Runs after every `npm install` in this folder.
import { linkNode } from './node.js';

linkNode();
