import { optionsOf } from '~/leads/options';
import * as words from './en';

export const positions = optionsOf(words.positions);
