/** Contracts of whole workspaces, and a test that every port has a contract. */
@NullMarked
package dev.stoa.testkit.storage;

import org.jspecify.annotations.NullMarked;
