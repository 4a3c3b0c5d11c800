/** The actions of evolution. */
@NullMarked
package dev.stoa.actions.evolution;

import org.jspecify.annotations.NullMarked;
