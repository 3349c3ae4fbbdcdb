/**
 * Script that lets signers draw in the canvas and puts the picture into the form. A picture that the form already has
 * is shown again, also after the phone was turned. A touch without a move draws a dot. The canvas has at most 160,000
 * pixels: no drawing on it is too large for the form. It is the only script of
 * the signing pages, and optional. It creates no markup, as the Trusted Types policy requires.
 */
export const drawingScript =
  "(()=>{const d=document,b=d.querySelector('.drawing');if(!b)return;b.hidden=false;const c=b.querySelector('canvas'),f=b.querySelector('input'),x=c.getContext('2d');" +
  'let on=false,width=0;' +
  "const show=()=>{if(!f.value)return;const i=new Image();i.onload=()=>{const s=Math.min(c.width/i.width,c.height/i.height);x.drawImage(i,0,0,i.width*s,i.height*s)};c.parentNode.classList.add('drawn');i.src=f.value};" +
  'const fit=()=>{const w=c.clientWidth,h=c.clientHeight;if(w===width)return;width=w;const s=Math.min(2,Math.sqrt(160000/(w*h)));c.width=w*s;c.height=h*s;' +
  "x.lineWidth=2.5*s;x.lineCap=x.lineJoin='round';x.strokeStyle=x.fillStyle='#1d2a26';show()};" +
  'const p=e=>{const r=c.getBoundingClientRect();return[(e.clientX-r.left)*c.width/r.width,(e.clientY-r.top)*c.height/r.height]};' +
  'c.onpointerdown=e=>{on=true;c.parentNode.classList.add("drawn");c.setPointerCapture(e.pointerId);const[u,v]=p(e);x.beginPath();x.arc(u,v,x.lineWidth*.8,0,7);x.fill();x.beginPath();x.moveTo(u,v)};' +
  'c.onpointermove=e=>{if(on){x.lineTo(...p(e));x.stroke()}};' +
  "c.onpointerup=c.onpointercancel=()=>{if(on){on=false;f.value=c.toDataURL('image/png')}};" +
  "b.querySelector('button').onclick=()=>{x.clearRect(0,0,c.width,c.height);f.value='';c.parentNode.classList.remove('drawn')};" +
  'onresize=fit;fit()})()';
