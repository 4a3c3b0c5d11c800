/** What callers may ask of maintenance, erasure and health. */
@NullMarked
package dev.stoa.actions.operations;

import org.jspecify.annotations.NullMarked;
