export const subsidyProcessingDays = { from: 30, to: 90 };
