/** Where conformance tests find data sets that are not part of the project. */
package dev.stoa.testkit.data;
