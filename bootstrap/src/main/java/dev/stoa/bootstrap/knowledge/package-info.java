/** Wiring of knowledge, and its commands. */
package dev.stoa.bootstrap.knowledge;
