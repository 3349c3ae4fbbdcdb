export function writeDemoData(port: number): Promise<void>;
export function copyDemoData(dataDir: string): boolean;
