/** Contracts and fakes of knowledge. */
package dev.stoa.testkit.knowledge;
