/** A whole workspace in memory, and the promise that every port is tested. */
@NullMarked
package dev.stoa.testkit.storage;

import org.jspecify.annotations.NullMarked;
