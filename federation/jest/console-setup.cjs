require('./console.cjs').watchConsole();
