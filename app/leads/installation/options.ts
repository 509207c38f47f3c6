import { optionsOf } from '~/leads/options';
import * as words from './en';

export const budgets = optionsOf(words.budgets);
export const energyRequirements = optionsOf(words.energyRequirements);
export const timeframes = optionsOf(words.timeframes);
