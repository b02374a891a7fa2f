// Unexpected errors and warnings on the console make a test fail.
for (const level of ['error', 'warn'] as const) {
  jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
    throw new Error(`unexpected console.${level}: ${words.map(String).join(' ')}`);
  });
}
