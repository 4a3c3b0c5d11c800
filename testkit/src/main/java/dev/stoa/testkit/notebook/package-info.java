/** Contracts and fakes of the notebook. */
package dev.stoa.testkit.notebook;
