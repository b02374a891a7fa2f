// Unexpected console output is a fault of the code under test.
for (const level of ['error', 'warn'] as const) {
  jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
    throw new Error(`unexpected console.${level}: ${words.map(String).join(' ')}`);
  });
}
