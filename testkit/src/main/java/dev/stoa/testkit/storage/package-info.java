/** A whole workspace in memory, and the promise that every port is tested. */
package dev.stoa.testkit.storage;
