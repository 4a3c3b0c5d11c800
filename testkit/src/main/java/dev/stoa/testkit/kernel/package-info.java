/** The unit of work in memory, and the contract every unit of work keeps. */
package dev.stoa.testkit.kernel;
