/** An address that is no page of this site: says which on the console, and goes to the home page. */
console.info("Unknown path:", location.pathname);
location.replace("/");
