/**
 * Script that lets signers draw in the canvas and puts the picture into the form. A picture that the form already has
 * is shown again. It is the only script of
 * the signing pages, and optional. It creates no markup, as the Trusted Types policy requires.
 */
export const drawingScript =
  "(()=>{const d=document,b=d.querySelector('.drawing');if(!b)return;b.hidden=false;const c=b.querySelector('canvas'),f=b.querySelector('input'),x=c.getContext('2d');" +
  'c.width=c.clientWidth*2;c.height=c.clientHeight*2;let on=false;' +
  "const p=e=>{const r=c.getBoundingClientRect();return[(e.clientX-r.left)*2,(e.clientY-r.top)*2]};x.lineWidth=5;x.lineCap=x.lineJoin='round';x.strokeStyle='#1d2a26';" +
  'c.onpointerdown=e=>{on=true;c.parentNode.classList.add("drawn");c.setPointerCapture(e.pointerId);x.beginPath();x.moveTo(...p(e))};' +
  'c.onpointermove=e=>{if(on){x.lineTo(...p(e));x.stroke()}};' +
  "c.onpointerup=c.onpointercancel=()=>{if(on){on=false;f.value=c.toDataURL('image/png')}};" +
  "b.querySelector('button').onclick=()=>{x.clearRect(0,0,c.width,c.height);f.value='';c.parentNode.classList.remove('drawn')};" +
  "if(f.value){const i=new Image();i.onload=()=>x.drawImage(i,0,0,c.width,i.height*c.width/i.width);c.parentNode.classList.add('drawn');i.src=f.value}})()";
