export { partnerTypes } from './en';
