/** Something that a plan has no answer for: an error, a null where none may be. The ordinary way then says what. */
export class Unplanned extends Error {
  constructor() {
    super('The operation is to be carried out the ordinary way');
    this.name = 'Unplanned';
  }
}
