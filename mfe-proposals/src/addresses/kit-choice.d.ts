export declare const choiceRoutes: (base: '/kits/escolha' | '/kits/fornecedores') => string[];
interface Choice {
    uid: string;
    pid: string;
    targetWatts: number | null;
    ownerId: string;
    distance?: number | null | undefined;
    location?: string | undefined;
    perimeter?: number | null | undefined;
}
export declare function choicePath(base: '/kits/escolha' | '/kits/fornecedores', { uid, pid, targetWatts, ownerId, distance, location, perimeter }: Choice): string;
export declare function wantedWatts(params: Readonly<Record<string, string | undefined>>): number;
export {};
