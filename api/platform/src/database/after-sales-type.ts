/** Type of an after-sales line: a service or a supplied product (boards.aftersales-002). */
export type AfterSalesType = 'SERVICE' | 'SUPPLY';
