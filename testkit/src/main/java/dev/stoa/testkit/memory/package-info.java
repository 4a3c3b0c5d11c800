/** What every store of memories must do, and fakes that do it. */
package dev.stoa.testkit.memory;
