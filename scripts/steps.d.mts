export function step<Result>(
  title: string,
  work: (tell: (words: string) => void) => Promise<Result>,
): Promise<Result>
