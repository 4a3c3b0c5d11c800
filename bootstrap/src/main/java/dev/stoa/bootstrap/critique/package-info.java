/** The critiques' wiring, their commands and their chapter of the demo. */
package dev.stoa.bootstrap.critique;
