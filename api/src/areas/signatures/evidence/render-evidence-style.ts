/**
 * Renders the CSS of a signed document's printed evidence: A4, the colour of the brand, and space at the foot
 * for text that is added later.
 */
export const renderEvidenceStyle = (color: string): string =>
  `
@page{size:A4;margin:16mm 18mm 20mm}
*{box-sizing:border-box;margin:0}
body{color:#1d2a26;font:400 10pt/1.45 "Liberation Sans",Arial,sans-serif}
header{border-top:3px solid ${color};padding-top:8px;margin-bottom:14px}
.brand{color:${color};font-weight:700}
h1{font-size:17pt;line-height:1.2;margin:2px 0 6px}
h2{font-size:11.5pt;margin:16px 0 6px}
h3{font-size:10pt}
.document{display:flex;gap:16px;align-items:flex-start}
dl{flex:1;min-width:0}
dl div{padding:4px 0;border-bottom:1px solid #dfe4e0}
dt{color:#55625d;font-size:8pt}
dd{margin:0;overflow-wrap:anywhere}
figure{width:34mm;text-align:center}
figure svg{width:34mm;height:34mm;display:block}
figcaption{font-size:7pt;overflow-wrap:anywhere}
code{font:7.5pt/1.4 "Liberation Mono",monospace;overflow-wrap:anywhere}
article{display:flex;gap:12px;justify-content:space-between;padding:6px 0;border-bottom:1px solid #dfe4e0;break-inside:avoid}
article p{font-size:9pt}
article img{max-width:44mm;max-height:20mm;object-fit:contain;flex:none}
table{width:100%;border-collapse:collapse;font-size:8.5pt}
th{text-align:left;font-size:8pt;color:#55625d;border-bottom:1px solid #93a099;padding:3px 6px 3px 0}
td{vertical-align:top;padding:4px 6px 4px 0;border-bottom:1px solid #dfe4e0;overflow-wrap:anywhere}
td:nth-child(-n+2){white-space:nowrap}
td code{display:block;font-size:6.5pt;color:#55625d}
tr{break-inside:avoid}
.note{break-inside:avoid;font-size:9pt}
`.trim();
