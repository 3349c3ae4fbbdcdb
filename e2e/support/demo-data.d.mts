export function writeDemoData(): Promise<void>;
export function copyDemoData(dataDir: string): boolean;
