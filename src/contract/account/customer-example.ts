export const exampleCustomer = { firstName: 'Дилноза', phone1: '998901112233', birthDate: '1994-05-06' };
